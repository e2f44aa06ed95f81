import { storedSwitch } from '../../client/stored-switch.ts';

/** Whether the recap stays closed until somebody opens it. */
export const quietRecap = storedSwitch('swordtable.quiet-recap');
