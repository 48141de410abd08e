import { Spinner } from '../spinner.tsx';

export function LoadingScreen({ text }: { text: string }) {
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-4 bg-sunken text-text-2">
      <Spinner />
      <p role="status">{text}</p>
    </div>
  );
}
