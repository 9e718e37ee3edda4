/** What the main button does on the board. */
export const toolModes = ['select', 'measure', 'laser', 'line', 'arrow', 'area', 'note', 'erase'] as const;
export type ToolMode = (typeof toolModes)[number];

/** Who sees what is drawn: the table, or the own side's plan. */
export const inkLayers = ['table', 'side'] as const;
export type InkLayer = (typeof inkLayers)[number];
