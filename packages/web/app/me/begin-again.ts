import { renewWithNextPage } from '../turns/push.ts';

/** The browser has another key now, or none: everything begins again with it. */
export const beginAgain = (): void => {
  renewWithNextPage();
  location.reload();
};
