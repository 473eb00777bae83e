import { paths } from '../../shared/routes.ts';
import { Notice } from '../ui/layout/Notice.tsx';
import type { Page } from './page.ts';

const title = 'Invalid Address';

function BadRequest() {
  return (
    <Notice title={title}>
      <p>Sorry, this address is invalid: a percent sign in it does not begin a character.</p>
      <a className="button" href={paths.home}>
        Go to the home page
      </a>
    </Notice>
  );
}

export const badRequestPage: Page = {
  Component: BadRequest,
  meta: () => ({ title, canonical: null }),
};
