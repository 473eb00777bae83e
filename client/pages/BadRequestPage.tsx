import { paths } from '../../shared/routes.ts';
import { Notice } from '../ui/layout/Notice.tsx';
import type { Page } from './page.ts';

function BadRequest() {
  return (
    <Notice title="Address Not Understood">
      <p>Sorry, this address is damaged: a percent sign in it does not begin a character.</p>
      <a className="button" href={paths.home}>
        Go to the home page
      </a>
    </Notice>
  );
}

export const badRequestPage: Page = {
  Component: BadRequest,
  meta: () => ({ title: 'Address Not Understood', canonical: null }),
};
