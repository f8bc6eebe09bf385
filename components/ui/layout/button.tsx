import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import type { BackLink } from "./back-link";
import type { Link } from "./link";

type StyleProps = {
  variant?: "contained" | "outlined" | "text";
  color?: "primary" | "error" | "inherit";
  size?: "small" | "medium" | "large";
  /** Minimum height in px, or 44 px on touch screens and this value from 480 px. */
  height?: "touch" | "touch-28" | "touch-32" | "touch-40" | 36 | 44 | 48;
  startIcon?: ReactNode;
  /** Shows a spinner and blocks the button. */
  loading?: boolean;
  loadingPosition?: "center" | "start";
  fullWidth?: boolean;
};
type AsButton = StyleProps & Omit<ComponentProps<"button">, "color"> & { href?: undefined; component?: undefined };
type AsLink = StyleProps &
  Omit<ComponentProps<"a">, "color" | "href"> & {
    href: string;
    component?: "a" | typeof Link | typeof BackLink;
    scroll?: boolean;
    disabled?: boolean;
  };

type Props = AsButton | AsLink;

/** A button. With an href it is a link that looks like one. */
export function Button({
  variant = "text",
  color = "primary",
  size = "medium",
  height,
  startIcon,
  loading = false,
  loadingPosition = "center",
  fullWidth = false,
  className,
  children,
  ...rest
}: Props) {
  const classes = [
    styles.button,
    styles[variant],
    styles[color],
    styles[size],
    height ? styles[`height-${height}`] : "",
    fullWidth ? styles.full : "",
    loading ? styles[`loading-${loadingPosition}`] : "",
    className,
  ];
  const styleProps = { className: classes.filter(Boolean).join(" "), "aria-busy": loading || undefined };
  const content = (
    <>
      {loading ? <span aria-hidden className={styles.wheel} /> : null}
      {startIcon ? <span className={styles.icon}>{startIcon}</span> : null}
      {children}
    </>
  );
  if (rest.href === undefined) {
    const { href: _href, component: _component, type = "button", disabled = false, ...button } = rest;
    return (
      <button {...button} {...styleProps} type={type} disabled={disabled || loading}>
        {content}
      </button>
    );
  }
  const { component: Anchor = "a", disabled = false, ...anchor } = rest;
  const disabledProps = disabled || loading ? { "aria-disabled": true, tabIndex: -1 } : undefined;
  return (
    <Anchor {...anchor} {...styleProps} {...disabledProps}>
      {content}
    </Anchor>
  );
}
