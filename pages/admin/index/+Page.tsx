/** Never shown: the guard leads to the first page of the administration. */
export default function Page() {
  return null;
}
