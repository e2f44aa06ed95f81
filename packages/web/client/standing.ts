export { standing } from '@swordtable/server/match/standing';
