<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Definitions;
use Rueda\Form\Value\Text;
use Rueda\Support\Read;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/** The settings of a form that are stored as post meta. Only users who may edit the form can read and write them. */
final class FormMeta {
	public const MAIL     = Definitions::FORM_METAS['mail'];
	public const MAIL_2   = Definitions::FORM_METAS['mail_2'];
	public const MESSAGES = Definitions::FORM_METAS['messages'];
	public const SETTINGS = Definitions::FORM_METAS['settings'];
	public const LOCALE   = Definitions::FORM_METAS['locale'];

	public function register(): void {
		$text = [ 'type' => 'string' ];
		$mail = Setting::schema(
			array_fill_keys( Definitions::FORM_MAIL_TEXTS, $text )
				+ array_fill_keys( Definitions::FORM_MAIL_SWITCHES, [ 'type' => 'boolean' ] )
				+ self::rules()
		);
		// Add-ons have texts too. Nobody asks them here, since this runs on pages without a form, too.
		$texts = [ 'type' => 'object', 'additionalProperties' => $text ];
		$this->add( self::MAIL, $mail, [ self::class, 'clean_mail' ], MailDefaults::mail() );
		$this->add( self::MAIL_2, $mail, [ self::class, 'clean_mail' ], MailDefaults::mail_2() );
		$this->add( self::MESSAGES, $texts, [ self::class, 'clean_messages' ], [] );
		$this->add( self::SETTINGS, $text, [ self::class, 'clean_settings' ], '' );
		$this->add( self::LOCALE, $text, [ self::class, 'clean_locale' ], '' );
	}

	/**
	 * Conditions are read by clean_mail(), so that requests that only register the metas load none of their classes.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function rules(): array {
		$conditions = [ 'type' => 'object', 'additionalProperties' => true ];
		return [
			'send_if' => $conditions,
			'routing' => [
				'type'     => 'array',
				'maxItems' => Definitions::FORM_MAX_ROUTES,
				'items'    => Setting::schema( [ 'recipient' => [ 'type' => 'string' ], 'send_if' => $conditions ] ),
			],
		];
	}

	/** @return array<string, mixed> The known parts of a mail template; anything else is dropped. */
	public static function clean_mail( mixed $value ): array {
		$value = is_array( $value ) ? $value : [];
		$clean = [];
		foreach ( Definitions::FORM_MAIL_TEXTS as $part ) {
			if ( isset( $value[ $part ] ) ) {
				$text           = Read::text( $value, $part );
				$clean[ $part ] = 'body' === $part && ! current_user_can( 'unfiltered_html' )
					? self::filtered_body( $text, Read::flag( $value, 'use_html' ) )
					: $text;
			}
		}
		foreach ( Definitions::FORM_MAIL_SWITCHES as $flag ) {
			if ( isset( $value[ $flag ] ) ) {
				$clean[ $flag ] = Read::flag( $value, $flag );
			}
		}
		$rules = array_intersect_key( $value, array_flip( Definitions::FORM_MAIL_RULES ) );
		$rules = array_filter( $rules, static fn ( mixed $rule ): bool => (bool) $rule );
		return $clean + ( [] === $rules ? [] : MailRules::from_stored( $rules )->to_array() );
	}

	/**
	 * The body of an email without HTML that its author may not write. In an email of plain text, `&`, `a < b`,
	 * `<[your-email]>`, `<ada@example.org>` and `<https://example.org>` are no HTML.
	 */
	public static function filtered_body( string $body, bool $is_html ): string {
		$filtered = $is_html ? null : preg_replace_callback(
			'~<(?!(?:https?://|mailto:|tel:|[^<>\s]+@)[^<>\s]+>)[/a-z!?][^>]*>~i',
			static fn ( array $tag ): string => wp_kses_post( $tag[0] ),
			$body
		);
		return $filtered ?? wp_kses_post( $body );
	}

	/** @return array<string, string> The texts that the author wrote. Others appear in the current language. */
	public static function clean_messages( mixed $value ): array {
		$value = is_array( $value ) ? $value : [];
		$clean = [];
		foreach ( array_keys( Texts::defaults() ) as $key ) {
			$text = trim( Read::text( $value, $key ) );
			if ( '' !== $text ) {
				$clean[ $key ] = $text;
			}
		}
		return $clean;
	}

	/** WordPress's own function would remove `%20` from addresses that add-ons find here. */
	public static function clean_settings( mixed $value ): string {
		return is_string( $value ) ? Text::clean( $value ) : '';
	}

	/** Accepts two or three letters, and perhaps a country. The language need not be installed. */
	public static function clean_locale( mixed $value ): string {
		return is_string( $value ) && 1 === preg_match( '/^[a-z]{2,3}(_[A-Za-z0-9_]+)?$/D', $value ) ? $value : '';
	}

	public function may_edit( bool $allowed, string $key, int $post_id ): bool {
		return current_user_can( 'edit_post', $post_id );
	}

	/**
	 * @param array<string, mixed>              $schema
	 * @param array<string, string|bool>|string $fallback
	 */
	private function add( string $key, array $schema, callable $clean, array|string $fallback ): void {
		register_post_meta(
			FormPostType::NAME,
			$key,
			[
				'type'              => Read::text( $schema, 'type' ),
				'single'            => true,
				'default'           => $fallback,
				'sanitize_callback' => $clean,
				'auth_callback'     => [ $this, 'may_edit' ],
				'show_in_rest'      => [ 'schema' => $schema ],
				'revisions_enabled' => true,
			]
		);
	}
}
