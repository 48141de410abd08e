import { CircleAlert } from 'lucide-react';

export function GroupError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="err mt-1.5">
      <CircleAlert className="ico" aria-hidden="true" />
      {message}
    </p>
  );
}
