<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\FormParts;
use Rueda\Mail\HeldMailsNotice;
use Rueda\Mail\Outbox;
use Rueda\Message\Admin\MessageCsv;
use Rueda\Message\Admin\MessageFile;
use Rueda\Message\Admin\MessageMenu;
use Rueda\Message\Admin\MessageRequests;
use Rueda\Message\Admin\MessagesScreen;
use Rueda\Message\Admin\MessageView;
use Rueda\Support\Admin\CsvDownload;
use Rueda\Support\Clock;
use Rueda\Support\Http\RefusedCallsWarning;
use Rueda\Support\Http\SharedAddressWarning;

defined( 'ABSPATH' ) || exit;

/** Builds the objects that messages need, when they are used. */
final class MessageParts {
	public function __construct(
		private Clock $clock,
		private Outbox $outbox,
		private FormParts $forms,
		private HeldMailsNotice $held
	) {}

	public function screen(): MessagesScreen {
		$search = new MessageSearch();
		return new MessagesScreen(
			$search,
			new MessageMenu( $search ),
			new MessageRequests( $this->actions() ),
			new MessageView( $this->actions(), $this->content(), $this->file(), $search ),
			$this->csv(),
			new RefusedCallsWarning( $this->clock ),
			new SharedAddressWarning( $this->clock ),
			$this->held
		);
	}

	public function file(): MessageFile {
		return new MessageFile( $this->actions() );
	}

	public function privacy(): MessagePrivacy {
		return new MessagePrivacy( new MessagesOfPerson(), $this->addresses(), $this->content(), $this->actions() );
	}

	public function actions(): MessageActions {
		return new MessageActions(
			$this->forms->messages(),
			$this->forms->mailer(),
			$this->outbox,
			$this->forms->forms(),
			$this->clock
		);
	}

	public function content(): MessageContent {
		return new MessageContent( $this->forms->forms() );
	}

	public function csv(): MessageCsv {
		$download = new CsvDownload( MessageCsv::ACTION, MessageRights::READ );
		return new MessageCsv( new MessageSearch(), $this->content(), $download );
	}

	public function retention(): MessageRetention {
		return new MessageRetention( $this->clock, $this->actions() );
	}

	public function addresses(): MessageAddresses {
		return new MessageAddresses( $this->clock );
	}
}
