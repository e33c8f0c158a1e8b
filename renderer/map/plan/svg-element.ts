/** Creates an SVG element. */
export function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
  text = '',
): SVGElementTagNameMap[Name] {
  const svgElement = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) svgElement.setAttribute(attribute, String(value));
  svgElement.textContent = text;
  return svgElement;
}
