<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use Rueda\Compat\ContactForm7;
use Rueda\Definitions;
use Rueda\Form\Check\BodyChecks;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\FileLimits;
use Rueda\Form\FormPostType;
use Rueda\Form\MailDefaults;
use Rueda\Form\Texts;
use Rueda\Support\Admin\ScreenScript;
use WP_Block_Editor_Context;

defined( 'ABSPATH' ) || exit;

/** Loads the scripts of the form editor and limits which blocks it offers. */
final class FormEditorAssets {
	public const SCRIPT = 'rueda-admin-form-editor';

	/**
	 * @param bool|string[] $allowed
	 * @return bool|string[]
	 */
	public function allowed_blocks( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array {
		if ( FormPostType::NAME !== ( $context->post->post_type ?? '' ) ) {
			return $allowed;
		}
		$ours = array_values( array_unique( [ ...Definitions::FORM_BLOCKS, ...Definitions::THANKS_BLOCKS ] ) );
		return is_array( $allowed )
			? array_values( array_intersect( $allowed, $ours ) )
			: ( $allowed ? $ours : false );
	}

	public function enqueue(): void {
		$this->tell_site();
		$screen = get_current_screen();
		if ( null !== $screen && FormPostType::NAME === $screen->post_type ) {
			ScreenScript::enqueue( self::SCRIPT, 'form-editor' );
		}
	}

	/** Gives data of the server to the scripts of the blocks. */
	private function tell_site(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( Field::BLOCK );
		foreach ( $type->editor_script_handles ?? [] as $handle ) {
			wp_add_inline_script(
				$handle,
				'window.ruedaFormEditor = ' . wp_json_encode(
					[
						'mimes'    => (object) wp_get_mime_types(),
						'size'     => FileLimits::most(),
						'together' => FileLimits::most( true ),
						'files'    => FileLimits::most_files(),
						'reserved' => BodyChecks::reserved_names(),
						'texts'    => (object) Texts::defaults(),
						'names'    => (object) Texts::names_of_add_ons(),
						'mail'     => MailDefaults::mail(),
						'mail_2'   => MailDefaults::mail_2(),
						'peer'     => ContactForm7::is_active(),
					],
					JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
				) . ';',
				'before'
			);
		}
	}
}
