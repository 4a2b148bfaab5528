<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Form\Page\NamedForms;
use Rueda\Form\Post\Submission as OurSubmission;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Value\ValueFormat;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** What the functions in old-functions.php do that is more than a line. */
final class Functions {
	public static function form_named( string $id, string $title = '' ): ?ContactForm {
		$form = ( new NamedForms() )->find( $id, $title );
		return null === $form ? null : ContactForm::get_instance( $form );
	}

	/** @param array<array-key, mixed> $attributes Of the shortcode of a form. */
	public static function shortcode( array $attributes ): string {
		$id    = esc_attr( Read::text( $attributes, 'id' ) );
		$title = esc_attr( Read::text( $attributes, 'title' ) );
		return do_shortcode( "[contact-form-7 id=\"$id\" title=\"$title\"]" );
	}

	/** A text of the current form, which functions show to visitors. */
	public static function message( string $key ): string {
		return ContactForm::get_current()?->message( $key ) ?? '';
	}

	/** The error of a field as HTML, while a form is shown again after it was sent without a script. */
	public static function validation_error( string $name ): string {
		$error = OurSubmission::latest()?->outcome_errors()[ $name ] ?? '';
		return '' === $error ? '' : sprintf(
			'<span class="wpcf7-not-valid-tip" aria-hidden="true">%s</span>',
			esc_html( $error )
		);
	}

	/** What the visitor has typed into a field, if the form has to be filled in again. */
	public static function hangover( string $name, mixed $fallback ): mixed {
		$latest = OurSubmission::latest();
		if ( null === $latest || 'mail_sent' === $latest->outcome_status() ) {
			return $fallback;
		}
		return $latest->record()->posted()[ $name ] ?? $fallback;
	}

	/** @return string The classes of a control, as in `wpcf7-form-control wpcf7-text`. */
	public static function control_classes( string $type, string $more ): string {
		$is_required = str_ends_with( $type, '*' );
		$classes     = [
			...explode( ' ', $more ),
			'wpcf7-form-control',
			'wpcf7-' . rtrim( $type, '*' ),
			$is_required ? 'wpcf7-validates-as-required' : '',
		];
		return implode( ' ', Given::words( $classes ) );
	}

	/** @param array<array-key, mixed> $attributes By name; true prints the name alone, null and false nothing. */
	public static function attributes( array $attributes ): string {
		$printed = [];
		foreach ( $attributes as $name => $value ) {
			$name    = strtolower( trim( (string) $name ) );
			$value   = true === $value ? $name : $value;
			$is_name = 1 === preg_match( '/^[a-z_:][a-z_:.0-9-]*$/D', $name );
			if ( $is_name && false !== $value && is_scalar( $value ) ) {
				$printed[] = sprintf( '%s="%s"', $name, esc_attr( trim( (string) $value ) ) );
			}
		}
		return implode( ' ', $printed );
	}

	/**
	 * @param mixed $input An array of arrays, or a value.
	 * @return list<mixed>
	 */
	public static function flat( mixed $input ): array {
		if ( ! is_array( $input ) ) {
			return [ $input ];
		}
		return array_merge( [], ...array_map( [ self::class, 'flat' ], array_values( $input ) ) );
	}

	public static function is_date( mixed $text ): bool {
		return is_string( $text ) && ValueFormat::is_date( $text );
	}

	/** Enqueues a handle of Contact Form 7, which depends on the files of our form. */
	public static function enqueue_scripts(): void {
		wp_enqueue_script( 'contact-form-7' );
		self::scripts_are_enqueued();
	}

	public static function enqueue_styles(): void {
		wp_enqueue_style( 'contact-form-7' );
		self::styles_are_enqueued();
	}

	/** Tells add-ons once a page that the scripts of a form are there, so that they add theirs. */
	public static function scripts_are_enqueued(): void {
		if ( 0 === did_action( 'wpcf7_enqueue_scripts' ) ) {
			Hook::act( 'wpcf7_enqueue_scripts', [] );
		}
	}

	/** The same for styles. */
	public static function styles_are_enqueued(): void {
		if ( 0 === did_action( 'wpcf7_enqueue_styles' ) ) {
			Hook::act( 'wpcf7_enqueue_styles', [] );
		}
	}
}
