import { paths } from '../../shared/routes.ts';
import { Notice } from '../ui/layout/Notice.tsx';

export function NotFoundPage() {
  return (
    <Notice title="Page Not Found">
      <p>Sorry, the page you're looking for doesn't exist.</p>
      <a className="button" href={paths.home}>
        Go to the home page
      </a>
    </Notice>
  );
}
