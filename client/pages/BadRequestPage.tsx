import { NoPage } from './NotFoundPage.tsx';

/** The page of a URL whose percent-encoding is invalid. */
export default function BadRequestPage() {
  return (
    <NoPage title="Invalid Address">
      Sorry, this address is invalid: a percent sign in it does not begin a character.
    </NoPage>
  );
}
