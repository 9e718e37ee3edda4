import { expect, test } from 'vitest';
import { placeOf } from './database.ts';

test('a database is told of without a byte of its password, wherever that ends', () => {
  for (const password of ['secret', 'sec@ret', 's:ec@r@et'])
    expect(placeOf(`postgres://vexillum:${password}@db.example:6000/games`)).toBe(
      'the database games at db.example:6000',
    );
  expect(placeOf('postgres://vexillum@/games?host=%2Frun%2Fpostgresql&password=secret')).toBe(
    'the database games at /run/postgresql:5432',
  );
});

test('a folder is told of as it is called', () => {
  expect(placeOf('/srv/data')).toBe('/srv/data');
});
