import type { Desk } from '../desk.ts';

const removeActions = { terrain: 'remove-terrain', camp: 'remove-camp', marker: 'remove-marker' } as const;

/** Stands are lost; terrain, camps, markers and the plan's arrows and notes leave the board. True where anything was done. */
export const removeSelected = (desk: Desk): boolean => {
  const ids = [...desk.$selection.get()].filter((id) => desk.mayHandle(id));
  const stands = ids.filter((id) => desk.kindOf(id) === 'stand');
  if (stands.length > 0) void desk.act('lose-stands', { stands });
  for (const id of ids) {
    const kind = desk.kindOf(id);
    if (kind && kind !== 'stand') void desk.act(removeActions[kind], { id });
  }
  return removePlans(desk) || ids.length > 0;
};

const removePlans = (desk: Desk): boolean => {
  const { plan } = desk.live;
  const ids = [...desk.$selection.get()];
  const arrows = ids.filter((id) => plan?.$arrows.get().has(id));
  const notes = ids.filter((id) => plan?.$notes.get().has(id));
  for (const id of arrows) plan?.putArrow(id, null);
  for (const id of notes) plan?.putNote(id, null);
  return arrows.length + notes.length > 0;
};

export const returnSelected = (desk: Desk): boolean => {
  const stands = desk.selectedStands();
  if (stands.length > 0) void desk.act('return-stands', { stands });
  return stands.length > 0;
};
