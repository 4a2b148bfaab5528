<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use Rueda\Compat\ContactForm7;
use Rueda\Form\Check\ConfigChecks;
use Rueda\Form\FormMeta;
use Rueda\Form\FormModule;
use Rueda\Form\FormParts;
use Rueda\Form\FormPostType;
use Rueda\Mail\MailModule;
use Rueda\Mail\TestMail;
use Rueda\Module;
use Rueda\Support\Admin\BlockEditor;

defined( 'ABSPATH' ) || exit;

/** Registers what is needed to build forms: patterns, the routes of the editor, and the form check. */
final class FormEditorModule extends Module {
	public static function hooks(): array {
		return [
			'user'  => [
				// Before Rueda\Types does so at priority 10, because Types skips types that exist already.
				[ 'init', 'register_type', 9, 0 ],
				[ 'init', 'use_block_editor', 10, 0 ],
				// Patterns are needed only where somebody edits.
				[ 'admin_init', 'FormPatterns.register_all', 10, 0 ],
				[ 'rest_api_init', 'FormPatterns.register_all', 10, 0 ],
				[ 'enqueue_block_editor_assets', 'FormEditorAssets.enqueue', 10, 0 ],
				[ 'allowed_block_types_all', 'FormEditorAssets.allowed_blocks', 10, 2 ],
				[ 'bulk_post_updated_messages', 'FormPostType.bulk_messages', 10, 2 ],
				[ 'wp_insert_post_data', 'FormPassword.drop' ],
				[ 'load-edit.php', 'FormPassword.hide_in_list', 10, 0 ],
			],
			'rest /contact-form-7/v1/contact-forms$ /contact-form-7/v1/contact-forms/#$ /rueda/v1/forms' => [
				[ 'rest_api_init', 'register_routes', 10, 0 ],
			],
			'rest /wp/v2/rueda_form /wp/v2/types/rueda_form' => [ [ 'rest_api_init', 'register_type', 9, 0 ] ],
			'every' => [ [ 'rueda_form_config_errors', 'checks.add_errors', 10, 2 ] ],
		];
	}

	/** Registers the type with all that admins need. On visitors' requests, Rueda\Types registers it with less. */
	public function register_type(): void {
		( new FormPostType() )->register();
		( new FormMeta() )->register();
	}

	/** While Contact Form 7 is active, the protocol's namespace is its own, so the management routes are left out. */
	public function register_routes(): void {
		if ( ! ContactForm7::is_active() ) {
			$this->parts()->management_routes()->register();
		}
		$outbox = $this->modules->get( MailModule::class )->outbox();
		( new DraftRoutes(
			$this->parts()->forms(),
			$this->parts()->checks(),
			$this->parts()->samples(),
			new TestMail( $outbox, $this->modules->clock(), 'form-test' )
		) )->register();
	}

	public function use_block_editor(): void {
		( new BlockEditor( FormPostType::NAME ) )->register();
	}

	public function checks(): ConfigChecks {
		return $this->parts()->checks();
	}

	private function parts(): FormParts {
		return $this->modules->get( FormModule::class )->parts();
	}
}
