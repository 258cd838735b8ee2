import type { CharacterDefinition } from './definitions.ts';
import { alanPinkertoon } from './characters/alan-pinkertoon.ts';
import { annieOakey } from './characters/annie-oakey.ts';
import { babeLeroy } from './characters/babe-leroy.ts';
import { bartMasterson } from './characters/bart-masterson.ts';
import { billTightman } from './characters/bill-tightman.ts';
import { buffaloBell } from './characters/buffalo-bell.ts';
import { bullAnderson } from './characters/bull-anderson.ts';
import { cattleKatie } from './characters/cattle-katie.ts';
import { dalonRanger } from './characters/dalon-ranger.ts';
import { daltonBros } from './characters/dalton-bros.ts';
import { jackRansome } from './characters/jack-ransome.ts';
import { jango } from './characters/jango.ts';
import { patGarret } from './characters/pat-garret.ts';
import { pearlHat } from './characters/pearl-hat.ts';
import { sidCurry } from './characters/sid-curry.ts';
import { slimPoet } from './characters/slim-poet.ts';
import { soundanceKid } from './characters/soundance-kid.ts';
import { texKiller } from './characters/tex-killer.ts';
import { theStranger } from './characters/the-stranger.ts';
import { tocoRamirez } from './characters/toco-ramirez.ts';
import { tomThorn } from './characters/tom-thorn.ts';
import { westHarding } from './characters/west-harding.ts';
import { wildBill } from './characters/wild-bill.ts';
import { wyattEar } from './characters/wyatt-ear.ts';

/** The twelve of each side. */
export const characters: readonly CharacterDefinition[] = [
  alanPinkertoon,
  annieOakey,
  babeLeroy,
  bartMasterson,
  billTightman,
  buffaloBell,
  bullAnderson,
  cattleKatie,
  dalonRanger,
  daltonBros,
  jackRansome,
  jango,
  patGarret,
  pearlHat,
  sidCurry,
  slimPoet,
  soundanceKid,
  texKiller,
  theStranger,
  tocoRamirez,
  tomThorn,
  westHarding,
  wildBill,
  wyattEar,
];
