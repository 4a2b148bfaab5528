<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Definitions;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of a report's email that an admin may change. An empty part stands for our text, in the reader's language.
 *
 * Placeholders in all parts: {name}, {title} (of the report), {wheel}, {date}, {site}, {link} (to the report).
 */
final class ReportMailTexts {
	public const OPTION = 'rueda_settings_mail';

	/** @param array<string, string> $parts By the names in the definition. */
	private function __construct( private array $parts ) {}

	/** Registers what an admin stores: option, schema, and REST by WordPress's route for settings. */
	public static function register(): void {
		Setting::register(
			self::OPTION,
			__(
				'The texts of the email in which visitors get their wheel. Leave empty to use the default text.',
				'rueda'
			),
			self::schema(),
			[ self::class, 'sanitize' ],
			self::sanitize( [] )
		);
	}

	public static function stored(): self {
		return self::from_values( get_option( self::OPTION ) );
	}

	/** @param mixed $value Whatever was sent or is stored. */
	public static function from_values( $value ): self {
		return new self( self::sanitize( $value ) );
	}

	/**
	 * @param mixed $value
	 * @return array<string, string> All parts.
	 */
	public static function sanitize( $value ): array {
		$parts = [];
		foreach ( array_keys( Definitions::REPORT_MAIL_TEXTS ) as $part ) {
			$parts[ $part ] = self::text( is_array( $value ) ? $value : [], $part );
		}
		return $parts;
	}

	/** @return array<string, mixed> JSON schema of what is stored. */
	public static function schema(): array {
		$of_part = static fn ( int $longest ): array => [ 'type' => 'string', 'maxLength' => $longest ];
		return Setting::schema( array_map( $of_part, Definitions::REPORT_MAIL_TEXTS ) );
	}

	/** @return array<string, string> Our texts, translated now, for parts that are empty. */
	public static function defaults(): array {
		return [
			/* translators: {wheel} and {site} stay as they are: the wheel's title and the site's name take their places. */
			'subject'  => __( 'Your wheel from {site}', 'rueda' ),
			/* translators: {name} stays as it is: the reader's name takes its place, or it is left out with the space before it. */
			'greeting' => __( 'Hello {name},', 'rueda' ),
			/* translators: {wheel}, {site} and {date} stay as they are. */
			'before'   => __( 'Here is the wheel that was filled in at {site} on {date}.', 'rueda' ),
			'after'    => __(
				'Come back to it in a few months, fill in the wheel again, and see what has changed.',
				'rueda'
			),
			'sign_off' => '{site}',
		];
	}

	/**
	 * A part with its placeholders filled.
	 *
	 * @param array<string, string> $values By the placeholders' names.
	 */
	public function filled( string $part, array $values ): string {
		$text = $this->parts[ $part ] ?? '';
		$text = '' === $text ? self::defaults()[ $part ] ?? '' : $text;
		if ( '' === ( $values['name'] ?? '' ) ) {
			// "Hello {name}," becomes "Hello,", and "Hola, {name}:" becomes "Hola:".
			$text = preg_replace( [ '/\s*,?\s*\{name\}/u', '/^[\s,:]+/u' ], '', $text ) ?? $text;
		}
		$filled = [];
		foreach ( $values as $name => $value ) {
			$filled[ '{' . $name . '}' ] = $value;
		}
		// All are replaced at once, so that a value that looks like a placeholder is not replaced in turn.
		return trim( strtr( $text, $filled ) );
	}

	/**
	 * Keeps what looks like a tag, as in "write to <ada@example.org>": the email shows it as it was typed.
	 *
	 * @param array<array-key, mixed> $value
	 */
	private static function text( array $value, string $part ): string {
		$text = $value[ $part ] ?? '';
		$text = is_string( $text ) ? wp_check_invalid_utf8( $text ) : '';
		$text = preg_replace( '/[\x00-\x09\x0B-\x1F\x7F]/', '', str_replace( "\r\n", "\n", $text ) ) ?? '';
		if ( 'subject' === $part || 'greeting' === $part ) {
			$text = str_replace( "\n", ' ', $text );
		}
		return trim( mb_substr( $text, 0, Definitions::REPORT_MAIL_TEXTS[ $part ] ) );
	}
}
