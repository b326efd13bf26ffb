#!/usr/bin/env bash
# Generates fakes for the protocols of an Xcode project without Xcode's menu: builds a scheme, and
# runs generate-fake on the modules that Xcode has built.
#
# Run it in the folder of the project. The arguments before '--' are those of xcodebuild, and the
# arguments after it are those of generate-fake:
#
#   generate-fakes.sh -scheme App -destination 'generic/platform=iOS Simulator' -- \
#     TrailStore --output AppTests/Fakes
#
# The script can stay in the checkout of Spry. A copy needs the path of the checkout: SPRY=../Spry.
set -euo pipefail

spry=${SPRY:-$(cd "$(dirname "$0")/../.." && pwd)}
if [ ! -d "$spry/Sources/generate-fake-tool" ]; then
  echo "error: $spry isn't a checkout of Spry; set SPRY to its path" >&2
  exit 64
fi
xcode=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  xcode+=("$1")
  shift
done
if [ $# -lt 2 ] || [ ${#xcode[@]} = 0 ]; then
  echo "usage: generate-fakes.sh -scheme SCHEME ... -- NAME ... --output FOLDER" >&2
  exit 64
fi
shift

xcodebuild build -quiet "${xcode[@]}"
settings=$(xcodebuild -showBuildSettings "${xcode[@]}")

# setting NAME: prints the values of a setting, one for each target.
setting() { sed -n "s/^ *$1 = //p" <<<"$settings"; }

products=$(setting BUILD_DIR)
products=${products%%$'\n'*}
if [ -z "$products" ]; then
  echo "error: xcodebuild doesn't say where the products are" >&2
  exit 1
fi
# generate-fake looks for the products beside this folder.
work=$(dirname "$(dirname "$products")")/Spry
mkdir -p "$work"

quoted() { printf '"%s"' "$(printf '%s' "$1" | sed 's/[\"]/\\&/g')"; }

# The description of the project that Xcode gives to the plugin. The lists of files are the
# compiler's, in which spaces follow a backslash.
{
  printf '{"root": %s, "targets": [' "$(quoted "$PWD")"
  comma=
  while read -r module && IFS= read -r folder <&3; do
    # A target without Swift code has no list, and maybe no folder.
    list=$(find "$folder" -name "$module.SwiftFileList" 2>/dev/null || true)
    list=${list%%$'\n'*}
    if [ -z "$list" ]; then continue; fi
    printf '%s{"name": "%s", "product": "%s", "kind": "", "dependencies": [], "files": [' \
      "$comma" "$module" "$module"
    comma=,
    between=
    while IFS= read -r file; do
      printf '%s%s' "$between" "$(quoted "$file")"
      between=,
    done < <(sed 's/\\\(.\)/\1/g' "$list")
    printf ']}'
  done < <(setting PRODUCT_MODULE_NAME) 3< <(setting TARGET_TEMP_DIR)
  printf ']}\n'
} >"$work/project.json"

swift run --package-path "$spry" --scratch-path "$work/generate-fake" \
  generate-fake --plugin "$work" "$@"
