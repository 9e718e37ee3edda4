/** A small record that is there while a store is being filled by `move-store`: no server takes it for all that there is. */
export const UNFINISHED_MOVE = 'move!unfinished';
