import { ContactLines } from '#facts/contact-lines.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

export function ContactBlock() {
  return <ContactLines clinic={useClinic()} />;
}
