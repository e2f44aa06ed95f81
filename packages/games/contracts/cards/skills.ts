import type { Skill } from './card.ts';
import { FIRST_SKILLS } from './skills/first.ts';
import { SECOND_SKILLS } from './skills/second.ts';
import { THIRD_SKILLS } from './skills/third.ts';

/** What companions can learn (C-1): the higher its level, the more room a skill takes (C-8). */
export const SKILLS: readonly Skill[] = [...FIRST_SKILLS, ...SECOND_SKILLS, ...THIRD_SKILLS];
