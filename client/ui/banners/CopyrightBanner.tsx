import { copyrightPage } from '../../../shared/pages/document.ts';
import { InfoBanner } from './InfoBanner.tsx';

export function CopyrightBanner({ id }: { id: string }) {
  return (
    <div className="container">
      <InfoBanner id={id}>
        Not sure if you can use the resources on this website in your sermon or lesson?{' '}
        <a href={copyrightPage.path}>Read our Copyright Statement</a>
      </InfoBanner>
    </div>
  );
}
