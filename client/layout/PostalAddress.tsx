import type { Organization } from '../../shared/organization.ts';
import styles from './PostalAddress.module.css';

export function PostalAddress({ organization }: { organization: Organization }) {
  const { display_name, display_email, physical_address: address } = organization;
  return (
    <address className={styles.address}>
      {display_name}
      <br />
      {address.address_line_one}
      <br />
      {`${address.city}, ${address.state} ${address.postal_code}`}
      <br />
      <a href={`mailto:${display_email}`}>{display_email}</a>
    </address>
  );
}
