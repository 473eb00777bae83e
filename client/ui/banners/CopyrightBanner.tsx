import { paths } from '../../../shared/routes.ts';
import { InfoBanner } from './InfoBanner.tsx';

export function CopyrightBanner({ id }: { id: string }) {
  return (
    <InfoBanner id={id}>
      Not sure if you can use the resources on this website in your sermon or lesson?{' '}
      <a href={paths.copyright}>Read our Copyright Statement</a>
    </InfoBanner>
  );
}
