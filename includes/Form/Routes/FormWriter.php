<?php

declare( strict_types=1 );

namespace Rueda\Form\Routes;

use Rueda\Form\Form;
use Rueda\Form\FormMeta;
use Rueda\Form\FormPostType;
use Rueda\Form\Forms;
use Rueda\Form\MailDefaults;
use Rueda\Form\Template\Template;
use Rueda\Form\Texts;
use Rueda\Form\Value\InLocale;
use Rueda\Support\Read;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Saves a form from the parameters of a management route. Parts without a parameter stay as they are. */
final class FormWriter {
	public function __construct( private Forms $forms ) {}

	/** @param array<array-key, mixed> $given */
	public function save( ?Form $form, array $given ): ?Form {
		// As a part of the post the settings are stored before WordPress makes the revision, so it contains them.
		$parts               = array_map( 'wp_slash', $this->post( $form, $given ) );
		$parts['meta_input'] = array_map( 'wp_slash', $this->metas( $form, $given ) );

		$id = null === $form
			? wp_insert_post( [ 'post_type' => FormPostType::NAME, 'post_status' => 'publish' ] + $parts, true )
			: wp_update_post( [ 'ID' => $form->id() ] + $parts, true );
		if ( ! is_int( $id ) || 0 === $id ) {
			return null;
		}
		$post = $this->forms->post( $id );
		return null === $post ? null : $this->forms->from_post( $post );
	}

	/**
	 * Builds the form as it would be saved, without saving it.
	 *
	 * @param array<array-key, mixed> $given
	 */
	public function build_unsaved( ?Form $form, array $given ): Form {
		$post   = new WP_Post(
			(object) (
				[
					'ID'        => null === $form ? 0 : $form->id(),
					'post_type' => FormPostType::NAME,
					'post_name' => null === $form ? '' : $form->slug(),
				] + $this->post( $form, $given )
			)
		);
		$metas  = $this->metas( $form, $given );
		$values = static fn ( string $key ): array => is_array( $metas[ $key ] ?? null ) ? $metas[ $key ] : [];
		$text   = static fn ( string $key ): string => is_string( $metas[ $key ] ?? null ) ? $metas[ $key ] : '';
		return $this->forms->put_together(
			$post,
			$values( FormMeta::MAIL ) + ( null === $form ? MailDefaults::mail() : $form->written_mail() ),
			$values( FormMeta::MAIL_2 )
				+ ( null === $form ? MailDefaults::mail_2() : $form->mail_2()->to_stored() ),
			isset( $metas[ FormMeta::MESSAGES ] ) || null === $form
				? $values( FormMeta::MESSAGES )
				: $form->texts()->written(),
			isset( $metas[ FormMeta::SETTINGS ] ) || null === $form
				? $text( FormMeta::SETTINGS )
				: $form->settings()->content(),
			isset( $metas[ FormMeta::LOCALE ] ) || null === $form ? $text( FormMeta::LOCALE ) : $form->locale()
		);
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @return array{post_title: string, post_content: string}
	 */
	private function post( ?Form $form, array $given ): array {
		$title   = is_scalar( $given['title'] ?? null )
			? trim( wp_strip_all_tags( Read::text( $given, 'title' ) ) )
			: ( null === $form ? '' : $form->title() );
		$content = is_scalar( $given['form'] ?? null )
			? self::blocks( Read::text( $given, 'form' ) )
			: ( null === $form ? '' : $form->content() );
		return [
			'post_title'   => '' === $title ? __( 'Untitled', 'rueda' ) : $title,
			'post_content' => current_user_can( 'unfiltered_html' ) ? $content : wp_kses_post( $content ),
		];
	}

	/** Converts a template into blocks, because tools of the protocol write forms as templates. */
	private static function blocks( string $form ): string {
		return Template::is_template( $form ) ? Template::to_blocks( $form )->content : $form;
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @return array<string, array<array-key, mixed>|string>
	 */
	private function metas( ?Form $form, array $given ): array {
		$metas = [];
		foreach ( [ 'mail' => FormMeta::MAIL, 'mail_2' => FormMeta::MAIL_2 ] as $name => $key ) {
			if ( is_array( $given[ $name ] ?? null ) ) {
				$old           = null === $form ? [] : (
					'mail' === $name ? $form->written_mail() : $form->mail_2()->to_stored()
				);
				$metas[ $key ] = FormMeta::clean_mail(
					( 'mail' === $name ? [ 'active' => true ] : [] ) + $given[ $name ] + $old
				);
			}
		}
		if ( is_array( $given['messages'] ?? null ) ) {
			$messages = FormMeta::clean_messages(
				$given['messages'] + ( null === $form ? [] : $form->texts()->written() )
			);
			// Who reads a form and writes it back sends the default texts along, which the author has not written.
			$metas[ FormMeta::MESSAGES ] = array_diff_assoc(
				$messages,
				InLocale::run( self::locale( $form, $given ), [ Texts::class, 'defaults' ] )
			);
		}
		if ( isset( $given['additional_settings'] ) ) {
			$metas[ FormMeta::SETTINGS ] = FormMeta::clean_settings( Read::text( $given, 'additional_settings' ) );
		}
		if ( isset( $given['locale'] ) ) {
			$metas[ FormMeta::LOCALE ] = self::locale( $form, $given );
		}
		return $metas;
	}

	/** @param array<array-key, mixed> $given */
	private static function locale( ?Form $form, array $given ): string {
		if ( ! isset( $given['locale'] ) ) {
			return null === $form ? '' : $form->locale();
		}
		$locale = FormMeta::clean_locale( $given['locale'] );
		return '' === $locale ? 'en_US' : $locale;
	}
}
