<?php

declare( strict_types=1 );

namespace Rueda\Form\Page;

use Rueda\Compat\ContactForm7;
use Rueda\Form\Form;
use Rueda\Form\FormPostType;
use Rueda\Form\Forms;
use Rueda\Form\Markup\Layout;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Value\InLocale;
use Rueda\Support\Read;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Prints a form on a page, by the id in the block. If it cannot be shown, editors see the reason. */
final class ContactFormBlock {
	public const NAME = 'rueda/contact-form';

	public function __construct( private Forms $forms, private FormPrinter $printer ) {}

	/** @param array<string, mixed> $attributes */
	public function render_block( array $attributes ): string {
		$content = $this->content( $attributes );
		return '' === $content ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $content );
	}

	/** Loads the style of what appears in a form later. The script of the block does so when the page is there. */
	public static function enqueue_late_style(): void {
		$file = RUEDA_URL . 'build/blocks/contact-form/answers.css';
		wp_enqueue_style( 'rueda-form-answers', $file, [], RUEDA_VERSION );
	}

	/** @param array<string, mixed> $attributes */
	private function content( array $attributes ): string {
		$id = Read::whole( $attributes, 'formId' ) ?? 0;
		if ( $this->printer->is_printing() ) {
			// HTML does not allow a form inside a form.
			return '';
		}
		if ( is_feed() ) {
			return '[contact-form-7]';
		}
		if ( ContactForm7::is_active() && ContactForm7::POST_TYPE === get_post_type( $id ) ) {
			return self::peer_form_html( $id, $attributes );
		}
		$form = $this->forms->find( $id );
		if ( null === $form ) {
			return $this->missing( $this->forms->post( $id ), $id );
		}
		if ( $form->is_for_members() && ! current_user_can( 'wpcf7_submit' ) ) {
			$words = InLocale::run(
				$form->locale(),
				static fn (): string => __( 'This contact form is available only for logged in users.', 'rueda' )
			);
			return Hook::text(
				'wpcf7_subscribers_only_notice',
				Layout::notice( 'wpcf7-subscribers-only', $words, false ),
				$form
			);
		}
		return self::note_on_private( $form ) . $this->printer->render(
			$form,
			[
				'id'    => Read::text( $attributes, 'htmlId' ),
				'name'  => Read::text( $attributes, 'htmlName' ),
				'title' => Read::text( $attributes, 'htmlTitle' ),
				'class' => Read::text( $attributes, 'htmlClass' ),
			]
		);
	}

	/**
	 * Prints a form of Contact Form 7 by its shortcode.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function peer_form_html( int $id, array $attributes ): string {
		$shortcode = sprintf( '[contact-form-7 id="%d"', $id );
		foreach ( [
			'htmlId'    => 'html_id',
			'htmlName'  => 'html_name',
			'htmlTitle' => 'html_title',
			'htmlClass' => 'html_class',
		] as $attribute => $name ) {
			// These characters cannot be escaped in attributes of a shortcode.
			$value = str_replace( [ '"', '[', ']', '<', '>' ], '', Read::text( $attributes, $attribute ) );
			if ( '' !== trim( $value ) ) {
				$shortcode .= sprintf( ' %s="%s"', $name, $value );
			}
		}
		return do_shortcode( $shortcode . ']' );
	}

	private function missing( ?WP_Post $post, int $id ): string {
		if ( 'private' === ( $post->post_status ?? '' ) ) {
			// It is not missing: whoever may not read it is not meant to know of it.
			return '';
		}
		$notice = Layout::notice( 'wpcf7-contact-form-not-found', __( 'Contact form not found.', 'rueda' ), true );
		if ( ! current_user_can( 'publish_pages' ) ) {
			return $notice;
		}
		$all = [ admin_url( 'edit.php?post_type=' . FormPostType::NAME ), __( 'View all forms', 'rueda' ) ];

		[ $words, $link, $label ] = match ( true ) {
			null === $post && 0 === $id    => [
				__( 'Choose a form for this block. Visitors see only the line above.', 'rueda' ),
				...$all,
			],
			null === $post                 => [
				__(
					'The form in this block was deleted. Choose another one in the editor. Visitors see only the line above.',
					'rueda'
				),
				...$all,
			],
			'trash' === $post->post_status => [
				__(
					'The form in this block is in the Trash. Restore it, or choose another one in the editor. Visitors see only the line above.',
					'rueda'
				),
				admin_url( 'edit.php?post_status=trash&post_type=' . FormPostType::NAME ),
				__( 'Open Trash', 'rueda' ),
			],
			default                        => [
				__( 'The form in this block is not published yet. Visitors see only the line above.', 'rueda' ),
				(string) get_edit_post_link( $post->ID, 'raw' ),
				__( 'Edit the form', 'rueda' ),
			],
		};
		return $notice . self::note_for_editors( $words, $link, $label );
	}

	private static function note_on_private( Form $form ): string {
		return $form->is_private() ? self::note_for_editors(
			__( 'Only users who may edit forms see this form, because it is private.', 'rueda' ),
			(string) get_edit_post_link( $form->id(), 'raw' ),
			__( 'Edit the form', 'rueda' )
		) : '';
	}

	private static function note_for_editors( string $words, string $link, string $label ): string {
		return sprintf(
			'<p class="rueda-form-notice">%s <a href="%s">%s</a></p>',
			esc_html( $words ),
			esc_url( $link ),
			esc_html( $label )
		);
	}
}
