import { paths } from '../../shared/routes.ts';
import { documentPage } from './document-page.tsx';

export const copyrightPage = documentPage('Copyright Statement', paths.copyright);
export const privacyPolicyPage = documentPage('Privacy Policy', paths.privacyPolicy);
export const termsPage = documentPage('Terms of Use', paths.terms);
