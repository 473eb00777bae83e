export function ReloadButton() {
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      Reload the page
    </button>
  );
}
