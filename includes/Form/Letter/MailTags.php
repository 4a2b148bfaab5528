<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Compat\OldNames\MailTag;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Kind\Kind;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Store\Record;
use Rueda\Form\Value\ValueFormat;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** Replaces mail-tags with what a visitor sent. */
final class MailTags {
	/** The place of a mail-tag decides how several values are joined, and which values are allowed. */
	public const TEXT      = 'text';
	public const HTML      = 'html';
	public const HEADER    = 'header';
	public const MAILBOX   = 'mailbox';
	public const RECIPIENT = 'recipient';
	private const TAG      = '/(\[?)\[\s*([A-Za-z_][0-9A-Za-z:._-]*)((?:\s+(?:"[^"]*"|\'[^\']*\'))*)\s*\](\]?)/';

	/** @param string $place One of the constants above. */
	public static function replace(
		string $template,
		Form $form,
		Record $record,
		string $place,
		bool $drops_blank_lines = false
	): string {
		$lines = [];
		if ( str_contains( $template, '[if ' ) ) {
			$template = ConditionalText::shown( $template, ConditionalText::answers( $form, $record ) );
		}
		foreach ( explode( "\n", Text::one_line_end( $template ) ) as $line ) {
			$tags     = 0;
			$has_text = false;
			$replaced = preg_replace_callback(
				self::TAG,
				static function ( array $found ) use ( $form, $record, $place, &$tags, &$has_text ): string {
					if ( '[' === $found[1] && ']' === $found[4] ) {
						return substr( $found[0], 1, -1 );
					}
					$value = self::value( $found[2], self::quoted( $found[3] ), $form, $record, $place );
					if ( null === $value ) {
						return $found[0];
					}
					++$tags;
					$has_text = $has_text || '' !== trim( $value );
					return $found[1] . $value . $found[4];
				},
				$line
			) ?? $line;
			if ( ! $drops_blank_lines || 0 === $tags || $has_text ) {
				$lines[] = $replaced;
			}
		}
		return implode( "\n", $lines );
	}

	/**
	 * @param list<string> $options The texts in quotes behind the name of the tag.
	 * @return string|null The value; null for an unknown tag, which stays as it is written.
	 */
	private static function value(
		string $written,
		array $options,
		Form $form,
		Record $record,
		string $place
	): ?string {
		$name  = self::name( $written );
		$base  = self::base( $name );
		$field = $form->field( $base );
		if (
			! in_array( $place, [ self::RECIPIENT, self::MAILBOX ], true )
			|| self::may_choose_recipients( $name, $field )
		) {
			return self::any_value( $name, $base, $field, $options, $form, $record, $place );
		}
		$text = self::RECIPIENT === $place
			? ''
			: self::any_value( $name, $base, $field, $options, $form, $record, $place );
		return null === $text ? null : self::in_name( $text );
	}

	/** @return list<string> The names of a template's tags as they are written, each once. */
	public static function names_in( string $template ): array {
		preg_match_all( self::TAG, $template, $found, PREG_SET_ORDER );
		$tags = array_filter( $found, static fn ( array $tag ): bool => '[' !== $tag[1] || ']' !== $tag[4] );
		return array_values( array_unique( array_column( $tags, 2 ) ) );
	}

	/** @return list<string> The names of the fields whose values a template contains. */
	public static function fields_in( string $template ): array {
		return array_map(
			static fn ( string $tag ): string => self::base( self::name( $tag ) ),
			self::names_in( $template )
		);
	}

	private static function name( string $written ): string {
		// Mails of older forms have this prefix in place of "_".
		return strtr( preg_replace( '/^wpcf7\./', '_', $written ) ?? $written, '.', '_' );
	}

	private static function base( string $name ): string {
		return preg_replace( '/^_(raw|format)_/', '', $name ) ?? $name;
	}

	/** @param list<string> $options */
	private static function any_value(
		string $name,
		string $base,
		?Field $field,
		array $options,
		Form $form,
		Record $record,
		string $place
	): ?string {
		if ( null === $field && ( str_starts_with( $name, '_' ) || null === $record->values( $name ) ) ) {
			return SpecialTags::value( $name, $form, $record, $place, $options );
		}
		$is_raw   = str_starts_with( $name, '_raw_' );
		$sent     = $record->value( $base, $is_raw );
		$sentence = null === $field ? null : self::sentence( $form, $field, $record, $is_raw, $place );
		if ( null !== $sentence ) {
			return self::replacement( $sentence, $sent, $field, $place, [ $name, $options ] );
		}
		$values = null === $field
			? $record->values( $base, $is_raw )
			: self::values( $form, $field, $record, $is_raw );
		if ( null === $values ) {
			return null === $field ? null : '';
		}
		if (
			null !== $field
			&& $field->is( 'email' )
			&& in_array( $place, [ self::RECIPIENT, self::MAILBOX ], true )
		) {
			// A forged request may contain many addresses for one field; only the first may get the mail.
			$values = array_slice( $values, 0, 1 );
		}
		if ( str_starts_with( $name, '_format_' ) ) {
			$values = array_map(
				static fn ( string $value ): string => self::formatted( $value, $options[0] ?? '' ),
				$values
			);
		}
		$separator = in_array( $place, [ self::TEXT, self::HTML ], true ) ? wp_get_list_item_separator() : ', ';
		$text      = implode( $separator, $values );
		$shown     = self::HTML === $place ? wptexturize( esc_html( $text ) ) : $text;
		return self::replacement( $shown, $sent, $field, $place, [ $name, $options ] );
	}

	/** What stands for a field in place of its values; null for those. */
	private static function sentence( Form $form, Field $field, Record $record, bool $is_raw, string $place ): ?string {
		return $field->is( Kind::ENTRIES ) && ! $is_raw && in_array( $place, [ self::TEXT, self::HTML ], true )
			? EntryList::text( $form, $field, $record, self::HTML === $place )
			: $field->kind()->sentence( $field, $record, $is_raw, self::HTML === $place );
	}

	/** @return list<string>|null Null if the field was not sent. */
	private static function values( Form $form, Field $field, Record $record, bool $is_raw ): ?array {
		return null === $field->entry()
			? $field->kind()->in_mail( $field, $record, $is_raw )
			: EntryList::answers( $form, $field, $record, $is_raw );
	}

	/**
	 * @param mixed                        $sent    Text, or a list of texts of a field with choices; null for what was
	 *                                              not sent.
	 * @param array{string, list<string>} $written The tag's name and its options.
	 */
	private static function replacement(
		string $text,
		mixed $sent,
		?Field $field,
		string $place,
		array $written
	): string {
		$type = null === $field ? '' : $field->type_with_mark();
		if ( ! Hook::is_used( 'wpcf7_mail_tag_replaced' ) && ! Hook::is_used( "wpcf7_mail_tag_replaced_{$type}" ) ) {
			return $text;
		}
		$more = [ $sent, self::HTML === $place, new MailTag( "[$written[0]]", $written[0], $written[1], $field ) ];
		$told = null === $field ? $text : Hook::filter( 'wpcf7_mail_tag_replaced_' . $type, $text, ...$more );
		$told = Hook::filter( 'wpcf7_mail_tag_replaced', $told, ...$more );
		return is_string( $told ) ? $told : '';
	}

	/**
	 * Whether a tag may stand for a recipient. A visitor may only choose among values that the author wrote, or enter
	 * an address in an email field, which is checked.
	 */
	private static function may_choose_recipients( string $name, ?Field $field ): bool {
		if ( null === $field ) {
			return in_array( $name, [ '_site_admin_email', '_site_domain', '_user_email' ], true );
		}
		return $field->kind()->may_address( $field );
	}

	/** Makes a text safe before an address: no character may end the name or begin another address. */
	private static function in_name( string $text ): string {
		return trim( preg_replace( '/[ ",;<>\\\\]+/', ' ', $text ) ?? '' );
	}

	private static function formatted( string $value, string $format ): string {
		// PHP reads a year of more than four digits as another date.
		if ( '' === $format || ! ValueFormat::is_date( $value ) || 4 !== strpos( $value, '-' ) ) {
			return $value;
		}
		$day = date_create_immutable( $value, wp_timezone() );
		return false === $day ? $value : (string) wp_date( $format, $day->getTimestamp() );
	}

	/** @return list<string> */
	private static function quoted( string $options ): array {
		preg_match_all( '/"([^"]*)"|\'([^\']*)\'/', $options, $found );
		return array_values(
			array_map(
				static fn ( string $one, string $other ): string => '' === $one ? $other : $one,
				$found[1],
				$found[2]
			)
		);
	}
}
