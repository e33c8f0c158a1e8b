/** Never shown: the guard redirects to the first page of the administration. */
export default function Page() {
  return null;
}
