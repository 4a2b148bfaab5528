<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Definitions;
use Rueda\Form\Protocol\Hook;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The texts that a form shows to visitors: those that its author replaced, the others in the current language. */
final class Texts {
	/** @param array<array-key, mixed> $stored What the author wrote, by key. */
	public function __construct( private array $stored = [] ) {}

	public function get( string $key ): string {
		$own = trim( Read::text( $this->stored, $key ) );
		return '' === $own ? self::default( $key ) : $own;
	}

	/** Whether the author replaced this text. */
	public function is_own( string $key ): bool {
		return '' !== trim( Read::text( $this->stored, $key ) );
	}

	/** The text as a field shows it, without markup. Mail-tags in it are not replaced yet. */
	public function plain( string $key ): string {
		/** This filter is documented in includes/Form/Intake/Answers.php */
		$filtered = Hook::text( 'wpcf7_display_message', wp_strip_all_tags( $this->get( $key ) ), $key );
		return wp_strip_all_tags( $filtered );
	}

	/** @return array<array-key, mixed> What the author wrote, by key, as it is stored. */
	public function written(): array {
		return $this->stored;
	}

	/** @return array<string, string> */
	public function all(): array {
		$all = [];
		foreach ( self::defaults() as $key => $default ) {
			$all[ $key ] = $this->is_own( $key ) ? $this->get( $key ) : $default;
		}
		return $all;
	}

	/**
	 * The default texts by key, with those of add-ons.
	 *
	 * @return array<string, string>
	 */
	public static function defaults(): array {
		$texts = array_combine(
			Definitions::FORM_TEXTS,
			array_map( [ self::class, 'own' ], Definitions::FORM_TEXTS )
		);
		return $texts + self::of_add_ons();
	}

	private static function default( string $key ): string {
		return in_array( $key, Definitions::FORM_TEXTS, true ) ? self::own( $key ) : self::of_add_ons()[ $key ] ?? '';
	}

	/** @return array<string, string> What the texts of add-ons are for, by key. */
	public static function names_of_add_ons(): array {
		return array_filter( self::of_add_ons( 'description' ), static fn ( string $name ): bool => '' !== $name );
	}

	/**
	 * @param 'default'|'description' $part
	 * @return array<string, string>
	 */
	private static function of_add_ons( string $part = 'default' ): array {
		/**
		 * Adds texts that the author of a form may replace.
		 *
		 * @param array<string, array{description: string, default: string}> $more By key.
		 */
		$more  = Hook::filter( 'wpcf7_messages', [] );
		$texts = [];
		foreach ( is_array( $more ) ? $more : [] as $key => $text ) {
			if ( is_array( $text ) ) {
				$texts[ (string) $key ] = Read::text( $text, $part );
			}
		}
		return $texts;
	}

	/** @param value-of<Definitions::FORM_TEXTS> $key */
	private static function own( string $key ): string {
		return match ( $key ) {
			'mail_sent_ok'             => __( 'Thank you for your message. It has been sent.', 'rueda' ),
			'mail_sent_ng'             => __(
				'There was an error trying to send your message. Please try again later.',
				'rueda'
			),
			'validation_error'         => __(
				'One or more fields have an error. Please check and try again.',
				'rueda'
			),
			'spam'                     => __(
				'There was an error trying to send your message. Please try again later.',
				'rueda'
			),
			'accept_terms'             => __(
				'You must accept the terms and conditions before sending your message.',
				'rueda'
			),
			'invalid_required'         => __( 'Please fill out this field.', 'rueda' ),
			'invalid_too_long'         => __( 'This field has a too long input.', 'rueda' ),
			'invalid_too_short'        => __( 'This field has a too short input.', 'rueda' ),
			'upload_failed'            => __( 'There was an unknown error uploading the file.', 'rueda' ),
			'upload_file_type_invalid' => __( 'You are not allowed to upload files of this type.', 'rueda' ),
			'upload_file_too_large'    => __( 'The uploaded file is too large.', 'rueda' ),
			'upload_failed_php_error'  => __( 'There was an error uploading the file.', 'rueda' ),
			'invalid_date'             => __( 'Please enter a date in YYYY-MM-DD format.', 'rueda' ),
			'date_too_early'           => __( 'This field has a too early date.', 'rueda' ),
			'date_too_late'            => __( 'This field has a too late date.', 'rueda' ),
			'invalid_number'           => __( 'Please enter a number.', 'rueda' ),
			'number_too_small'         => __( 'This field has a too small number.', 'rueda' ),
			'number_too_large'         => __( 'This field has a too large number.', 'rueda' ),
			'quiz_answer_not_correct'  => __( 'The answer to the quiz is incorrect.', 'rueda' ),
			'captcha_not_match'        => __( 'Your entered code is incorrect.', 'rueda' ),
			'invalid_email'            => __( 'Please enter an email address.', 'rueda' ),
			'invalid_url'              => __( 'Please enter a URL.', 'rueda' ),
			'invalid_tel'              => __( 'Please enter a telephone number.', 'rueda' ),
		};
	}
}
