<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Form\Form;
use Rueda\Form\Protocol\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * The properties of a form, by their names in Contact Form 7. Add-ons have properties of their own, which that plugin
 * stored as meta of the form.
 */
final class Properties {
	/** @var array<string, mixed> What functions have set for this request. */
	private array $set = [];

	public function __construct( private Form $form ) {}

	public function value( string $name ): mixed {
		$known = $this->set + $this->known();
		return array_key_exists( $name, $known ) ? $known[ $name ] : $this->stored( $name );
	}

	/** @return array<string, mixed> */
	public function all(): array {
		$all = $this->set + $this->known();
		// Add-ons declare their properties with this filter.
		$declared = Hook::filter( 'wpcf7_pre_construct_contact_form_properties', $all, $this->form );
		foreach ( is_array( $declared ) ? array_diff_key( $declared, $all ) : [] as $name => $fallback ) {
			$all[ (string) $name ] = $this->stored( (string) $name ) ?? $fallback;
		}
		return $all;
	}

	/** @param array<array-key, mixed> $properties */
	public function change( array $properties ): void {
		foreach ( $properties as $name => $value ) {
			$name = (string) $name;
			match ( $name ) {
				'mail', 'mail_2'      => $this->form->replace_mail( $name, is_array( $value ) ? $value : [] ),
				'messages'            => $this->form->replace_texts( $this->changed_texts( $value ) ),
				'additional_settings' => $this->form->replace_settings( is_string( $value ) ? $value : '' ),
				'form'                => null,
				default               => $this->set[ $name ] = $value,
			};
		}
	}

	/**
	 * Code gets all texts, changes one property and sets all. A text that stays is not one of the author's own.
	 *
	 * @return array<array-key, mixed>
	 */
	private function changed_texts( mixed $texts ): array {
		$known = $this->form->texts()->all();
		return array_filter(
			is_array( $texts ) ? $texts : [],
			static fn ( mixed $text, int|string $name ): bool => ( $known[ $name ] ?? null ) !== $text,
			ARRAY_FILTER_USE_BOTH
		);
	}

	/** @return array<string, mixed> */
	private function known(): array {
		return [
			'form'                => $this->form->content(),
			'mail'                => $this->form->mail()->to_array(),
			'mail_2'              => $this->form->mail_2()->to_array(),
			'messages'            => $this->form->texts()->all(),
			'additional_settings' => $this->form->settings()->content(),
		];
	}

	/** Reads meta of the form, which an import brings from its source, or of the source while that is still there. */
	private function stored( string $name ): mixed {
		foreach ( [ $this->form->id(), $this->form->source() ] as $id ) {
			if ( '' !== $name && $id > 0 && metadata_exists( 'post', $id, "_$name" ) ) {
				return get_post_meta( $id, "_$name", true );
			}
		}
		return null;
	}
}
