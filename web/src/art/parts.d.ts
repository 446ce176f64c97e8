declare module "*?first" {
  const text: string;
  export default text;
}
declare module "*?rest" {
  const text: string;
  export default text;
}
