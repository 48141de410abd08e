/** A field that people neither see nor reach. Bots fill it, and that reveals them. */
export function Honeypot() {
  return (
    <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
