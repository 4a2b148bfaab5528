<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Compat\ContactForm7;
use Rueda\Compat\OldNames\FormHooks;
use Rueda\Definitions;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\Entry;
use Rueda\Form\Field\FieldName;
use Rueda\Form\Field\RepeatedBlocks;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Value\Visibility;
use Rueda\Support\Read;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds forms and reads them. */
final class Forms {
	/**
	 * Finds a form that the current user may fill in. Old pages name an imported form by the id that it had in Contact
	 * Form 7.
	 */
	public function find( int $id ): ?Form {
		$post = $this->post( $id ) ?? $this->imported( $id );
		return null !== $post && self::is_open( $post ) ? self::changed( $this->from_post( $post ) ) : null;
	}

	/** Functions of others change a form for visitors, but not what is stored. */
	private static function changed( Form $form ): Form {
		return Hook::is_used( 'wpcf7_contact_form_properties' ) || Hook::is_used( 'wpcf7_contact_form' )
			? FormHooks::form( $form )
			: $form;
	}

	private static function is_open( WP_Post $post ): bool {
		return 'publish' === $post->post_status
			|| 'private' === $post->post_status && current_user_can( 'read_post', $post->ID );
	}

	/** Finds the post of a form in any status. The caller has to check what the user may do with it. */
	public function post( int $id ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && Definitions::FORM_TYPE === $post->post_type ? $post : null;
	}

	public function from_post( WP_Post $post ): Form {
		return $this->put_together(
			$post,
			self::parts( $post, Definitions::FORM_METAS['mail'] ),
			self::parts( $post, Definitions::FORM_METAS['mail_2'] ),
			self::parts( $post, Definitions::FORM_METAS['messages'] ),
			Read::string( self::kept( $post, Definitions::FORM_METAS['settings'] ) ),
			Read::string( self::kept( $post, Definitions::FORM_METAS['locale'] ) )
		);
	}

	/**
	 * Builds a form from stored values, or from values that are not saved yet.
	 *
	 * @param array<array-key, mixed> $mail
	 * @param array<array-key, mixed> $mail_2
	 * @param array<array-key, mixed> $texts
	 */
	public function put_together(
		WP_Post $post,
		array $mail,
		array $mail_2,
		array $texts,
		string $settings,
		string $locale
	): Form {
		$fields = [];
		$blocks = $this->name_fields( parse_blocks( $post->post_content ), $fields );
		if ( str_contains( $post->post_content, '<!-- wp:' . Form::ADDRESS . ' ' ) ) {
			// Other forms cost nothing more.
			$fields = AddressGroups::told_apart( $blocks, $fields );
		}
		return new Form(
			$post,
			$blocks,
			$fields,
			new MailTemplate( 'mail', $mail, static fn (): array => MailDefaults::mail_of_form( $fields ) ),
			new MailTemplate( 'mail_2', $mail_2, [ MailDefaults::class, 'mail_2' ] ),
			new Texts( $texts ),
			new AdditionalSettings( $settings ),
			$locale
		);
	}

	/**
	 * Gives each field its final name, in the order of the page.
	 *
	 * @param array<array-key, mixed> $blocks
	 * @param list<Field>             $fields The fields that were found; they are added to it.
	 * @param array<string, int>      $taken
	 * @return list<array<array-key, mixed>>
	 */
	private function name_fields( array $blocks, array &$fields, array &$taken = [] ): array {
		$named = [];
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			if ( Visibility::is_off( $block ) ) {
				// The fields of a hidden block are left out, so that none of them is required. The block itself stays,
				// because its parent counts its inner blocks.
				$named[] = $block;
				continue;
			}
			if ( Definitions::THANKS_BLOCK === ( $block['blockName'] ?? null ) ) {
				// Its content is shown after sending, and is no part of the printed form: see Form::after_sending().
				$named[] = [ 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [] ] + $block;
				continue;
			}
			if ( Field::BLOCK === ( $block['blockName'] ?? null ) ) {
				$attributes     = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
				$entry          = $block[ RepeatedBlocks::ENTRY_OF ] ?? null;
				$field          = $this->field( $attributes, $taken );
				$field          = $entry instanceof Entry ? $field->in_entry( $entry ) : $field;
				$fields[]       = $field;
				$block['attrs'] = [ 'name' => $field->name() ] + $attributes;
			} elseif ( Form::REPEAT === ( $block['blockName'] ?? null ) ) {
				$group    = $this->field( RepeatedBlocks::count_of( $block ), $taken );
				$fields[] = $group;
				$block    = RepeatedBlocks::expanded( $block, $group );
			}
			$inner                = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			$block['innerBlocks'] = $this->name_fields( $inner, $fields, $taken );
			$named[]              = $block;
		}
		return $named;
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param array<string, int>      $taken
	 */
	private function field( array $attributes, array &$taken ): Field {
		$unnamed = Hook::is_used( 'wpcf7_form_tag' )
			? FormHooks::field( $attributes )
			: Field::from_attributes( $attributes );
		if ( ! $unnamed->kind()->has_name() ) {
			return $unnamed;
		}
		$name = FieldName::clean( $unnamed->attributes->name );
		return $unnamed->named( FieldName::unique( '' === $name ? $unnamed->type() . '-1' : $name, $taken ) );
	}

	/** While Contact Form 7 is active, an old id means a form of that plugin. */
	private function imported( int $source ): ?WP_Post {
		return ContactForm7::is_active() ? null : $this->post( ImportedForms::with_source( $source ) ?? 0 );
	}

	/** @return array<array-key, mixed> */
	private static function parts( WP_Post $post, string $key ): array {
		$value = self::kept( $post, $key );
		return is_array( $value ) ? $value : [];
	}

	/**
	 * Reads only what is stored. Defaults are added by put_together(), since on visitors' requests the meta keys with
	 * their defaults are not registered.
	 */
	private static function kept( WP_Post $post, string $key ): mixed {
		return get_metadata_raw( 'post', $post->ID, $key, true );
	}
}
