import { paths } from '../../shared/routes.ts';
import { Notice } from '../ui/layout/Notice.tsx';

export function BadRequestPage() {
  return (
    <Notice title="Invalid Address">
      <p>Sorry, this address is invalid: a percent sign in it does not begin a character.</p>
      <a className="button" href={paths.home}>
        Go to the home page
      </a>
    </Notice>
  );
}
