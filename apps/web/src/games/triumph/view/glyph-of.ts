import type { GlyphKey } from '@vexillum/scene';

/** Which picture a stand of the type bears. */
const glyphs: Readonly<Record<string, GlyphKey>> = {
  ARC: 'archer',
  BLV: 'bow-levy',
  LFT: 'light-foot',
  LSP: 'light-spear',
  RBL: 'rabble',
  RDR: 'raider',
  SKM: 'skirmisher',
  WBD: 'warband',
  ART: 'artillery',
  EFT: 'elite-foot',
  HFT: 'heavy-foot',
  HRD: 'horde',
  PAV: 'pavise',
  PIK: 'pike',
  SPR: 'spear',
  WWG: 'war-wagon',
  WRR: 'warrior',
  BAD: 'bad-horse',
  BTX: 'battle-taxi',
  CHT: 'chariot',
  ECV: 'elite-cavalry',
  HBW: 'horse-bow',
  JCV: 'javelin-cavalry',
  KNT: 'knight',
  CAT: 'cataphract',
  ELE: 'elephant',
};

export const glyphOf = (troopType: string): GlyphKey => glyphs[troopType] ?? 'unknown';
