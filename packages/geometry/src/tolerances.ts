/** TABLE-TOOLS section 0: corners closer than this are in contact, in MU. None of these numbers is a rule; they are the hand's. */
export const CONTACT_TOLERANCE = 0.02;

/** Section 5, "equal heading": the turn that moves one corner of a 2 MU front by the contact tolerance, rounded down. */
export const HEADING_TOLERANCE = 0.5;

/** Section 6: how far a corner may be pulled to a contact, in MU; more where the two already overlap. */
export const SNAP_SHIFT = 0.25;
export const SNAP_SHIFT_OVERLAPPING = 0.75;

/** Section 6: how far a stand may be turned to a contact, in degrees. */
export const SNAP_HEADING = 15;

/** Two stored units: a contact nearer than this is as exact as a stored pose can be, so a snap leaves it alone. */
export const SETTLED_SHIFT = 0.002;

/** Section 9: the widest slice, in degrees, in which a turn's swept area is built. */
export const SWEPT_SLICE = 2;
