import { Type } from '../schema.ts';

/** Who does it from elsewhere, in the umpire's or the host's seat here: said by the server alone, for the log. */
export const fromElsewhere = { from: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })) };

export const serversArgs = ['from'] as const satisfies readonly (keyof typeof fromElsewhere)[];
