import { HandoutBar } from '../handout/HandoutBar.tsx';
import { CookieBanner } from '../ui/banners/CookieBanner.tsx';
import { Snackbar } from '../ui/snackbar/Snackbar.tsx';

/** What stands at the bottom of the window. */
export function BottomBars() {
  return (
    <>
      <Snackbar />
      <HandoutBar />
      <CookieBanner />
    </>
  );
}
