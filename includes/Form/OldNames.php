<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Error;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Form\Post\Submission;
use Rueda\Form\Rules\Validation;
use Rueda\Support\Listeners\Listeners;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Offers the classes and methods of Contact Form 7 that functions written for it use most. They exist only while that
 * plugin is not active and a function is on a hook of the protocol (decision 0022).
 */
final class OldNames {
	/** Our classes by their names in Contact Form 7. The importer tells by it which functions will still work. */
	public const CLASSES = [
		'WPCF7_ContactForm' => Form::class,
		'WPCF7_Submission'  => Submission::class,
		'WPCF7_FormTag'     => Tag::class,
		'WPCF7_Validation'  => Validation::class,
	];

	/** What else can be asked of these classes themselves, without an object. */
	public const STATIC_MEMBERS = [
		'WPCF7_ContactForm::find',
		'WPCF7_ContactForm::get_current',
		'WPCF7_ContactForm::get_instance',
		'WPCF7_ContactForm::post_type',
		'WPCF7_Submission::get_instance',
	];

	/** Our keys of the meta of a record, by their names in Contact Form 7. */
	private const META = [ 'timestamp' => 'time', 'container_post_id' => 'container', 'current_user_id' => 'user' ];

	public static function load(): void {
		foreach ( self::CLASSES as $old => $ours ) {
			if ( ! self::is_loaded( $old ) ) {
				class_alias( $ours, $old );
			}
		}
	}

	private static function is_loaded( string $name ): bool {
		return class_exists( $name, false );
	}

	/** @param list<mixed> $given */
	public static function of_form( Form $form, string $method, array $given ): mixed {
		$name = is_string( $given[0] ?? null ) ? $given[0] : '';
		switch ( $method ) {
			case 'prop':
				return self::properties( $form )[ $name ] ?? null;
			case 'get_properties':
				return self::properties( $form );
			case 'set_properties':
				foreach ( is_array( $given[0] ?? null ) ? $given[0] : [] as $part => $value ) {
					$form->replace_mail( (string) $part, is_array( $value ) ? $value : [] );
				}
				return null;
			case 'name':
				return $form->slug();
			case 'message':
				return $form->texts()->get( $name );
			case 'scan_form_tags':
				return array_map( static fn ( Field $field ): Tag => new Tag( $field ), $form->fields() );
			case 'additional_setting':
				return array_values( array_filter( [ $form->settings()->value( $name ) ], 'is_string' ) );
			case 'is_true':
				return $form->settings()->is_on( $name );
			case 'is_false':
				return $form->settings()->is_off( $name );
			case 'in_demo_mode':
				return $form->is_demo();
		}
		return self::refuse( 'WPCF7_ContactForm', $method );
	}

	/** @param list<mixed> $given */
	public static function of_forms( string $method, array $given ): mixed {
		switch ( $method ) {
			case 'get_current':
				return Submission::latest()?->form();
			case 'get_instance':
				$id = ( $given[0] ?? null ) instanceof WP_Post ? $given[0]->ID : $given[0] ?? 0;
				return is_numeric( $id ) ? ( new Forms() )->find( (int) $id ) : null;
			case 'find':
				// Those who list the forms of Contact Form 7 would go on to change them.
				return [];
		}
		return self::refuse( 'WPCF7_ContactForm', $method );
	}

	/** @param list<mixed> $given */
	public static function of_submission( Submission $submission, string $method, array $given ): mixed {
		$name = is_string( $given[0] ?? null ) ? $given[0] : '';
		switch ( $method ) {
			case 'get_contact_form':
				return $submission->form();
			case 'get_posted_data':
				$posted = $submission->record()->posted();
				return '' === $name ? $posted : $posted[ $name ] ?? null;
			case 'get_posted_string':
				return $submission->posted( $name )[0] ?? '';
			case 'get_posted_data_hash':
				return $submission->hash();
			case 'uploaded_files':
				return $submission->record()->files();
			case 'get_meta':
				$value = $submission->record()->meta( self::META[ $name ] ?? $name );
				return '' === $value ? null : ( isset( self::META[ $name ] ) ? (int) $value : $value );
			case 'get_status':
				return self::status( $submission );
			case 'is':
				return self::status( $submission ) === $name;
			case 'get_response':
				return (string) $submission->response();
		}
		return self::refuse( 'WPCF7_Submission', $method );
	}

	public static function of_submissions( string $method ): mixed {
		if ( 'get_instance' === $method ) {
			return Submission::latest();
		}
		return self::refuse( 'WPCF7_Submission', $method );
	}

	private static function status( Submission $submission ): string {
		return '' === $submission->status() ? 'init' : $submission->status();
	}

	/** @return array<string, mixed> */
	private static function properties( Form $form ): array {
		return [
			'form'                => $form->content(),
			'mail'                => $form->mail()->to_array(),
			'mail_2'              => $form->mail_2()->to_array(),
			'messages'            => $form->texts()->all(),
			'additional_settings' => $form->settings()->content(),
		];
	}

	/**
	 * An error costs a function on a hook of ours, but nothing else. Other code has only looked whether the class is
	 * there and taken that for Contact Form 7: an error would end the page.
	 */
	private static function refuse( string $class_name, string $method ): mixed {
		if ( Listeners::are_running() ) {
			throw new Error(
				sprintf( 'Call to undefined method %s::%s()', esc_html( $class_name ), esc_html( $method ) )
			);
		}
		_doing_it_wrong(
			esc_html( "$class_name::$method" ),
			'Contact Form 7 is not active. Rueda answers to some of its names.',
			esc_html( RUEDA_VERSION )
		);
		return null;
	}
}
