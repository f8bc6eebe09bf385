"use client";

// A server component may hand this to MUI's component prop; next/link itself answers 500 there.
export { default as Link } from "next/link";
