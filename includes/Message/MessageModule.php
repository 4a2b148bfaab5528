<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\FormModule;
use Rueda\Mail\MailModule;
use Rueda\Message\Admin\MessageCsv;
use Rueda\Message\Admin\MessageFile;
use Rueda\Message\Admin\MessagesScreen;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Registers what happens to stored messages: permissions, the screen, privacy tools and deletion after their time. */
final class MessageModule extends Module {
	private ?MessageParts $parts    = null;
	private ?MessagesScreen $screen = null;

	public static function hooks(): array {
		return [
			'every'                => [
				// Other plugins export and erase data where nobody is logged in.
				[ 'wp_privacy_personal_data_exporters', 'privacy.add_exporter' ],
				[ 'wp_privacy_personal_data_erasers', 'privacy.add_eraser' ],
			],
			'user'                 => [
				[ 'init', 'MessageSettings.register', 10, 0 ],
				[ 'init', 'schedule', 10, 0 ],
				[ MessageRetention::CRON, 'delete_expired', 10, 0 ],
				[ MessageAddresses::CRON, 'note_addresses', 10, 0 ],
				[ 'admin_init', 'privacy.suggest_text', 10, 0 ],
				// The priority puts the entry above others of Rueda that are needed less often.
				[ 'admin_menu', 'screen.add_to_menu', 19, 0 ],
				[ 'set_screen_option_' . MessagesScreen::PER_PAGE, 'screen.keep_per_page', 10, 3 ],
				[ 'admin_post_' . MessageCsv::ACTION, 'send_csv', 10, 0 ],
				[ 'admin_post_' . MessageFile::ACTION, 'send_file', 10, 0 ],
			],
			'rest /wp/v2/settings' => [ [ 'rest_api_init', 'MessageSettings.register', 10, 0 ] ],
		];
	}

	public function schedule(): void {
		$this->parts()->retention()->job()->schedule();
		$this->parts()->addresses()->job()->schedule();
	}

	public function delete_expired(): void {
		$this->parts()->retention()->delete_expired();
	}

	public function note_addresses(): void {
		$this->parts()->addresses()->note();
	}

	public function privacy(): MessagePrivacy {
		return $this->parts()->privacy();
	}

	public function send_csv(): void {
		$this->parts()->csv()->send();
	}

	public function send_file(): void {
		$this->parts()->file()->send();
	}

	private function parts(): MessageParts {
		return $this->parts ??= new MessageParts(
			$this->modules->clock(),
			$this->modules->get( MailModule::class )->outbox(),
			$this->modules->get( FormModule::class )->parts(),
			$this->modules->get( MailModule::class )->held()
		);
	}

	public function screen(): MessagesScreen {
		return $this->screen ??= $this->parts()->screen();
	}
}
