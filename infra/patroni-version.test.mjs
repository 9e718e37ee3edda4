import { expect, it } from 'vitest';
import { remarkOnPatroni } from './cluster/patroni-version.mjs';

it.each(['patroni 3.0.2', 'patroni 2.1.7', 'patroni 3.0.0'])(
  '%s is spoken of: it gives the lock back to whoever stood still',
  (said) => {
    expect(remarkOnPatroni(said)).toContain('Take 3.0.3 or later');
  },
);

it.each(['patroni 3.0.3', 'patroni 3.0.10', 'patroni 3.1.0', 'patroni 4.0.4', 'patroni 4.1.4', 'something else'])(
  '%s is not',
  (said) => {
    expect(remarkOnPatroni(said)).toBe(undefined);
  },
);
