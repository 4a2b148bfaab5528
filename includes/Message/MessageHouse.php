<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\FormHouse;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Mail\Outbox;
use Rueda\Message\Admin\MessageCsv;
use Rueda\Message\Admin\MessageDownload;
use Rueda\Message\Admin\MessageFile;
use Rueda\Message\Admin\MessageMenu;
use Rueda\Message\Admin\MessageRequests;
use Rueda\Message\Admin\MessagesScreen;
use Rueda\Message\Admin\MessageView;
use Rueda\Support\Clock;
use Rueda\Support\CsvDownload;
use Rueda\Wheel\DefaultGraphic;

defined( 'ABSPATH' ) || exit;

/** Builds what the room of messages is made of: Plugin asks for the module, tests for its parts. */
final class MessageHouse {
	public function __construct( private Clock $clock, private Outbox $outbox, private FormHouse $forms ) {}

	public function module(): MessageModule {
		$search   = new MessageSearch();
		$actions  = $this->actions();
		$file     = new MessageFile( $actions, new UploadFolder() );
		$view     = new MessageView( $actions, $this->content(), $file );
		$download = new MessageDownload(
			$this->csv(),
			new CsvDownload( MessageDownload::ACTION, MessageRights::READ )
		);

		return new MessageModule(
			new MessageRights(),
			new MessageSettings(),
			$this->retention(),
			new MessagePrivacy( $search, $this->content(), $actions, new MessageSettings() ),
			new MessagesScreen(
				$search,
				new MessageMenu( $search ),
				new MessageRequests( $actions ),
				$view,
				$download,
				new DefaultGraphic()
			),
			$download,
			$file
		);
	}

	public function actions(): MessageActions {
		return new MessageActions(
			new MessageRows(),
			$this->forms->messages(),
			$this->forms->mailer(),
			$this->outbox,
			new UploadFolder(),
			$this->forms->forms(),
			$this->clock
		);
	}

	public function content(): MessageContent {
		return new MessageContent( $this->forms->forms() );
	}

	public function csv(): MessageCsv {
		return new MessageCsv( new MessageSearch(), $this->content() );
	}

	public function retention(): MessageRetention {
		return new MessageRetention( $this->clock, new MessageSettings(), new MessageRows(), $this->actions() );
	}
}
