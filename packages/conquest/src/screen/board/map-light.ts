/** How bright the theme lets the map be, 0 to 1: `--vx-map-light`. */
export const mapLight = (element: Element): number => {
  const light = Number.parseFloat(getComputedStyle(element).getPropertyValue('--vx-map-light'));
  return Number.isFinite(light) ? light : 1;
};
